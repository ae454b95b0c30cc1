import type { plansScreen as en } from '../en/plansScreen.ts'
import type { Texts } from '../types.ts'

export const plansScreen = {
  create: 'नया प्लान',
  toList: 'सभी प्लान',
  missingDetail: 'यह मौजूद नहीं है, या किसी दूसरे खाते का है।',
  price: '%{least} से %{most}',
  published: 'वर्शन %{version}, %{time} को %{by} ने पब्लिश किया',
  facts: {
    dueDays: 'कितने दिन में खत्म',
    days: '%{smart_count} दिन |||| %{smart_count} दिन',
  },
  archived: 'इस प्लान से नया केस शुरू नहीं हो सकता। चालू केस चलते रहेंगे।',
  actions: {
    duplicate: 'कॉपी बनाएँ',
    newVersion: 'नया वर्शन',
    archive: 'बंद करें',
    archiveTitle: '“%{plan}” बंद करें?',
    archiveDetail: 'इससे नया केस शुरू नहीं होगा। चालू केस चलते रहेंगे, और आप इसे कभी भी फिर चालू कर सकते हैं।',
    archived: 'प्लान बंद हो गया',
    restore: 'फिर चालू करें',
    restored: 'प्लान फिर चालू हो गया',
  },
  steps: 'स्टेप',
  step: {
    atOnce: 'तुरंत शुरू होता है',
    after: '%{steps} के बाद',
    when: 'सिर्फ़ तब, जब',
    tries: '%{tries} बार तक कोशिश',
    due: '%{smart_count} घंटे के अंदर |||| %{smart_count} घंटे के अंदर',
    skippable: 'छोड़ा जा सकता है',
  },
  results: {
    title: 'नतीजे',
    detail: 'जो नियम पहले लागू होता है, नतीजा उसी से निकलता है।',
    early: 'केस तुरंत खत्म',
    otherwise: 'वरना',
  },
  cost: {
    title: 'एक केस का खर्च',
    free: 'इस प्लान के किसी स्टेप का शुल्क नहीं है।',
    usual: 'सब ठीक रहे तो',
    range: 'हर स्टेप का जवाब मिले तो कम से कम %{least}, ज़्यादा से ज़्यादा %{most}। सिर्फ़ दोबारा पूछे गए स्टेप का शुल्क फिर से लगता है।',
    bounds:
      'प्लान में इतने रास्ते हैं कि सबका खर्च निकाला नहीं जा सकता: जब तक आप कोई स्टेप दोबारा न पूछें, कोई केस %{most} से महँगा नहीं होगा।',
    saved: 'केस जल्दी खत्म हो तो %{amount} तक बचते हैं।',
  },
  versions: {
    title: 'वर्शन',
    version: 'वर्शन %{version}',
    current: 'चालू',
    by: '%{time}, %{by}',
    running: 'इस पर %{smart_count} केस चालू है |||| इस पर %{smart_count} केस चालू हैं',
    idle: 'इस पर कोई केस चालू नहीं',
    all: 'इसके केस देखें',
  },
} satisfies Texts<typeof en>
