import type { adminIpAllowList as en } from '../en/adminIpAllowList.ts'
import type { Texts } from '../types.ts'

export const adminIpAllowList = {
  disable: 'बंद करें',
  enable: 'चालू करें',
  disableOne: '%{customer} का %{address} बंद करें',
  enableOne: '%{customer} का %{address} चालू करें',
  disabling: {
    title: '%{address} बंद करें?',
    detail:
      '%{customer} की जो लाइव कॉल यहाँ से आएँगी, पाँच सेकंड में रुक जाएँगी। अगर कोई और एंट्री चालू नहीं है, तो उनकी सभी लाइव कॉल रुकेंगी। कारण ग्राहक को दिखेगा।',
    confirm: 'एंट्री बंद करें',
    done: '%{address} बंद हो गया',
  },
  enabling: {
    title: '%{address} चालू करें?',
    detail: 'यहाँ से %{customer} की लाइव कॉल फिर चलने लगेंगी।',
    confirm: 'एंट्री चालू करें',
    done: '%{address} चालू हो गया',
  },
  disabledBy: '%{name}, %{day}: %{reason}',
  hits: {
    lead: 'IP के हिसाब से /v1 की कॉल, %{period}',
    most: 'एक बार में ज़्यादा से ज़्यादा %{days} दिन।',
    error: 'कॉल लोड नहीं हो सकीं',
    calls: 'कॉल',
    blocked: 'रोकी गईं',
    share: 'कॉल का %{share}%',
    addresses: 'IP',
    top: 'सबसे ज़्यादा कॉल करने वाले',
  },
} as const satisfies Texts<typeof en>
