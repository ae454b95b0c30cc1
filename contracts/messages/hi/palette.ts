import type { palette as en } from '../en/palette.ts'
import type { Texts } from '../types.ts'

export const palette = {
  title: 'यहाँ जाएँ',
  close: 'बंद करें',
  console: 'पेज, प्रोडक्ट या रिक्वेस्ट ID',
  admin: 'पेज, ऑर्डर, पेमेंट, फ़ोन, गाड़ी या ID',
  groups: { recent: 'हाल के', found: 'मिला', pages: 'पेज', products: 'प्रोडक्ट' },
  kind: { ver: 'वेरिफ़िकेशन', job: 'फ़ाइल', req: 'API रिक्वेस्ट' },
  searching: 'खोज रहे हैं…',
  none: 'कुछ नहीं मिला। ID पूरी होनी चाहिए।',
  keys: '↑ ↓ से चुनें · Enter से खोलें · Esc से बंद करें',
} as const satisfies Texts<typeof en>
