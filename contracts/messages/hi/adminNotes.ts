import type { adminNotes as en } from '../en/adminNotes.ts'
import type { Texts } from '../types.ts'

export const adminNotes = {
  title: 'नोट',
  about: '%{name} पर नोट',
  close: 'बंद करें',
  add: 'नोट जोड़ें',
  text: 'नोट',
  hint: 'सिर्फ़ स्टाफ़ के लिए। इसे बदल या हटा नहीं सकते।',
  done: 'नोट सेव हो गया।',
  none: 'अभी कोई नोट नहीं।',
  error: 'नोट लोड नहीं हो सके',
  all: 'सभी %{count}',
  fewer: 'सिर्फ़ सबसे नए',
  followUp: 'फ़ॉलो-अप',
  followUpOn: 'फ़ॉलो-अप की तारीख, ज़रूरी नहीं',
  followUpHint: 'उस दिन से यह आपके काम में दिखेगा।',
  followUpDay: 'तारीख',
  followUpBy: '%{name} ने तय किया',
  set: 'फ़ॉलो-अप तय करें',
  move: 'तारीख बदलें',
  end: 'हो गया',
  wasSet: 'फ़ॉलो-अप तय हो गया।',
  wasEnded: 'फ़ॉलो-अप पूरा हुआ।',
  save: 'सेव करें',
} as const satisfies Texts<typeof en>
