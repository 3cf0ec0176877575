package tags

// callSeeds has values for each word that validator judges, good ones and near misses.
// The tests edit them at random.
var callSeeds = map[string][]string{
	"json":           {"{}", "[1,2]", "null", "1.5e3", "\"a\"", "{\"a\":[true]}", "[1,]", "{a:1}", "01", "\"\\ud800\""},
	"duration":       {"1h30m", "5s", "-1.5h", "0", "10us", "1h 5m", "5", "1d", "+3ms", ".5s"},
	"hostname_label": {"a", "a-b", "A1", "-a", "a-", "a_b", "a.b", "abcdefghijklmnopqrstuvwxyz-0123456789-abcdefghijklmnopqrstuvwxyz"},
	"isbn":           {"0306406152", "0-306-40615-2", "080442957X", "978-3-16-148410-0", "9780306406157", "978 3 8362 2119 1", "979-10-90636-07-1", "9770306406157"},
	"isbn10":         {"0306406152", "0-306-40615-2", "0 306 40615 2", "080442957X", "0-8044-2957-X", "155404295X", "0306406153"},
	"isbn13":         {"9783161484100", "978-3-16-148410-0", "9780306406157", "978 3 8362 2119 1", "978-4-87311-336-4", "979-10-90636-07-1", "9783161484101"},
	"issn":           {"0317-8471", "1050-124X", "2049-3630", "0378-5955", "2434-561X", "0024-9319", "03178471"},
	"eth_addr_checksum": {
		"0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
		"0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
		"0x52908400098527886E0F7030069857D2E4169EE7", "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
		"0xde709f2102306220921060314715629080e2fb77", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
	},
	"btc_addr": {
		"1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
		"1BoatSLRHtKNngkdXEeobR76b53LETtpyT", "12c6DSiU4Rq3P4ZxziKxzrL5LmMBrzjrJX", "1HLoD9E4SDFFPDiYfNYnkBLQ85Y51J3Zb1",
		"1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
	},
	"btc_addr_bech32": {
		"bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
		"bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
		"bc1qc7slrfxkknqcq2jevvvkdgvrt8080852dfjewde450xdlk4ugp7szw5tk9", "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx",
		"Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
	},
	"cidr":   {"10.0.0.0/8", "192.168.1.7/32", "0.0.0.0/0", "2001:db8::/32", "::/0", "::ffff:1.2.3.4/120", "10.0.0.0/33", "10.0.0.0/08", "10.0.0.0"},
	"cidrv4": {"10.0.0.0/8", "192.168.1.7/32", "0.0.0.0/0", "172.16.0.0/12", "192.168.0.0/16", "10.0.0.1/8", "::ffff:1.2.3.4/128", "010.0.0.0/8"},
	"cidrv6": {"2001:db8::/32", "::/0", "fe80::1/64", "2001:0DB8::/128", "ff00::/8", "fe80::1%eth0/64", "10.0.0.0/8", "::ffff:1.2.3.4/120"},
	"mac": {
		"00:00:5e:00:53:01", "02:00:5e:10:00:00:00:01", "00-00-5E-00-53-01", "0000.5e00.5301", "0200.5e10.0000.0001",
		"00:00:00:00:fe:80:00:00:00:00:00:00:02:00:5e:10:00:00:00:01", "00:00:5e:00:53", "00:00-5e:00:53:01",
	},
	"timezone": {
		"Europe/Paris", "America/New_York", "UTC", "Asia/Tokyo", "Etc/GMT+5", "Africa/Cairo", "America/Argentina/Buenos_Aires",
		"Local", "../UTC", "/etc/localtime", "Europe", "Mars/Olympus", "",
	},
	"iso3166_1_alpha2":           {"DE", "FR", "US", "GB", "JP", "XK", "EU", "de", "DEU"},
	"iso3166_1_alpha2_eu":        {"DE", "FR", "IT", "ES", "PL", "SE", "GB", "US"},
	"iso3166_1_alpha3":           {"DEU", "FRA", "USA", "GBR", "JPN", "XXK", "deu", "DE"},
	"iso3166_1_alpha3_eu":        {"DEU", "FRA", "ITA", "ESP", "POL", "SWE", "GBR", "USA"},
	"iso3166_1_alpha_numeric":    {"276", "250", "840", "4", "004", "1276", "+276", "-276", "000", "999", "2_7"},
	"iso3166_1_alpha_numeric_eu": {"276", "250", "380", "40", "040", "1276", "+276", "-276", "840", "0"},
	"iso3166_2":                  {"US-CA", "DE-BY", "FR-75", "GB-LND", "AT-9", "AD-02", "US-XX", "us-ca", "USCA"},
	"iso4217":                    {"EUR", "USD", "JPY", "XAU", "CHF", "eur", "EURO", "XXZ"},
	"bcp47_language_tag":         {"en", "en-GB", "de-DE", "zh-Hant-TW", "en_US", "i-klingon", "x-private", "sl-rozaj-biske", "en-u-ca-gregory", "english", "und", "e", "en-"},
	"bcp47_strict_language_tag":  {"en", "en-GB", "de-DE", "zh-Hant-TW", "i-klingon", "x-private", "sl-rozaj-biske", "es-419", "en-u-ca-buddhist", "en_US", "eng", "EN-gb", "de-CH-1901", "qq"},
	"postcode_iso3166_alpha2":    {"SW1A 1AA", "M1 1AE", "CR2 6XH", "DN55 1PT", "W1A 0AX", "EC1A 1BB", "B338TH", "GIR 0AA", "sw1a 1aa", "10115"},
	"credit_card":                {"4111 1111 1111 1111", "4111111111111111", "5555555555554444", "378282246310005", "6011111111111117", "30569309025904", "3530111333300000", "4111-1111-1111-1111", "41 11111111111111"},
	"luhn_checksum":              {"18", "79927398713", "4111111111111111", "00", "0000", "1230", "79927398710", "-18", "9", "９"},
	"origin":                     {"https://example.com", "http://example.com:8080", "HTTPS://example.com", "https://[::1]:443", "http://10.0.0.1", "https://example.com/", "https://u@example.com", "https://example.com#", "ftp://example.com", "https://example.com:0", "https://ex_ample.com", "https://"},
	"urn_rfc8141":                {"urn:isbn:0451450523", "URN:example:a123,z456", "urn:ietf:rfc:2648", "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk", "urn:example:weather?=op=map&lat=39.56", "urn:example:a123#frag", "urn:nbn:de:bvb:19-146642", "urn:urn:x", "urn:x", "uri:isbn:1"},
	"urn_rfc2141":                {"urn:isbn:0451450523", "URN:example:a123,z456", "urn:ietf:rfc:2648", "urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66", "urn:nbn:de:bvb:19-146642", "urn:oid:2.16.840", "urn:urn:x", "urn:x", "urn::x", "urn:example:a?b"},
	"mongodb_connection_string": {
		"mongodb://localhost", "mongodb://localhost:27017/admin", "mongodb+srv://server.example.com/", "mongodb+srv://server.example.com",
		"mongodb://user:pass@db0.example.com:27017,db1.example.com:27017/db?replicaSet=myRepl", "mongodb://127.0.0.1:27017/mydb?retryWrites=true&w=majority",
		"mongodb:localhost", "http://localhost", "mongodb://LOCALHOST",
	},
	"hostname_port": {"example.com:80", "localhost:8080", ":443", "10.0.0.1:53", "a-b.example:65535", "x:+80", "x:080", "[::1]:80", "example.com", "example.com:0", "example.com:65536", "ex_ample.com:80"},
	"datauri": {
		"data:image/png;base64,iVBORw0KGgo=", "data:text/plain;base64,SGVsbG8=", "data:text/plain;charset=utf-8;base64,SGVsbG8=", "data:,SGVsbG8=",
		"data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=", "data:text/plain,hello there", "data:text/plain;base64,", "dat:text/plain;base64,SGVsbG8=",
	},
	"iso4217_numeric": {"978", "840", "392", "8", "756", "959", "0", "1000", "1"},
}
