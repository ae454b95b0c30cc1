import type { adminLeads as en } from '../en/adminLeads.ts'
import type { Texts } from '../types.ts'

export const adminLeads = {
  all: 'सभी रिक्वेस्ट',
  error: 'रिक्वेस्ट लोड नहीं हो सकीं',
  open: '%{count} खुली',
  allHandled: 'सभी रिक्वेस्ट निपट चुकी हैं।',
  by: '%{name}, %{time}',
  handle: 'निपटाएँ',
  handleOne: 'निपटाएँ: %{name}',
  reopen: 'फिर खोलें',
  reopenOne: 'फिर खोलें: %{name}',
  done: '%{name} की रिक्वेस्ट निपट गई।',
  doneByOther: '%{other} ने %{name} की रिक्वेस्ट पहले ही निपटा दी है।',
  reopened: '%{name} की रिक्वेस्ट फिर खुल गई।',
  showMessage: '%{name} का मैसेज दिखाएँ',
  hideMessage: '%{name} का मैसेज छिपाएँ',
} as const satisfies Texts<typeof en>
