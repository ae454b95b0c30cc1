import type { addressesServer as en } from '../en/addressesServer.ts'
import type { Texts } from '../types.ts'

export const addressesServer = {
  invalid: 'IPv4 या IPv6 पता लिखें, जैसे 203.0.113.7, या कोई रेंज, जैसे 203.0.113.0/24।',
  everything: '/0 हर पते को आने देता है, और खाली सूची भी यही करती है। इसके बजाय सूची खाली छोड़ें।',
  tooWide: 'अनुमति सूची के लिए यह रेंज बहुत चौड़ी है। सबसे चौड़ी रेंज IPv4 की /%{four} या IPv6 की /%{six} हो सकती है।',
  notOne: 'एक IPv4 या IPv6 पता लिखें, जैसे 203.0.113.7।',
  twice: '%{address} पहले से सूची में है।',
  tooMany: 'अनुमति सूची में अधिकतम %{count} प्रविष्टियाँ हो सकती हैं। एक हटाएँ, या पास के पतों को एक रेंज में मिलाएँ।',
  columns: {
    address: 'पता',
    customerId: 'ग्राहक आईडी',
    customer: 'ग्राहक',
    calls: 'कॉल',
    blocked: 'रोकी गईं',
    lastSeenAt: 'पिछली बार देखा गया, UTC',
  },
} as const satisfies Texts<typeof en>
