import type { apisServer as en } from '../en/apis.ts'
import type { Texts } from '../types.ts'

export const apisServer: Texts<typeof en> = {
  isOff: '%{product} पहले से बंद है।',
  isOn: '%{product} पहले से चालू है।',
  noNotice: '%{product} की कोई सूचना नहीं है।',
  notHere: 'यह प्रोडक्ट फ़ाइलें पढ़ता है या किसी व्यक्ति का इंतज़ार करता है, इसलिए यहाँ नहीं आज़मा सकते।',
  reasonNeeded: 'यह टेस्ट वैल्यू नहीं है। लिखें कि इसे क्यों पूछ रहे हैं।',
  unknownSource: 'यह सोर्स इस प्रोडक्ट का जवाब नहीं देता।',
}
