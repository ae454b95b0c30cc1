import type { ipAllowListServer as en } from '../en/ipAllowListServer.ts'
import type { Texts } from '../types.ts'

export const ipAllowListServer = {
  invalid: 'IPv4 या IPv6 डालें, जैसे 203.0.113.7, या कोई रेंज, जैसे 203.0.113.0/24।',
  everything: '/0 से हर IP को अनुमति मिल जाती है, और खाली लिस्ट में भी यही होता है। इसके बजाय लिस्ट खाली छोड़ दें।',
  tooWide: 'व्हाइटलिस्ट के लिए यह रेंज बहुत बड़ी है। सबसे बड़ी रेंज IPv4 की /%{four} या IPv6 की /%{six} हो सकती है।',
  notOne: 'एक IPv4 या IPv6 डालें, जैसे 203.0.113.7।',
  twice: '%{address} लिस्ट में पहले से है।',
  tooMany: 'व्हाइटलिस्ट में ज़्यादा से ज़्यादा %{count} एंट्रियाँ हो सकती हैं। कोई एक हटाएँ, या आस-पास के IP को एक रेंज में मिला दें।',
} as const satisfies Texts<typeof en>
