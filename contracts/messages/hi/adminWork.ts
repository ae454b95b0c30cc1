import type { adminWork as en } from '../en/adminWork.ts'
import type { Texts } from '../types.ts'

export const adminWork = {
  unassigned: 'किसी को असाइन नहीं',
  nobody: 'किसी को नहीं',
  assign: 'असाइन करें',
  to: 'किसे असाइन करें',
  assignTitle: '%{smart_count} काम असाइन करें |||| %{smart_count} काम असाइन करें',
  assigned: '%{smart_count} काम असाइन हुआ |||| %{smart_count} काम असाइन हुए',
  waiting: 'बाकी काम',
  open: 'काम की सूची में खोलें',
  figures: {
    orders: 'निपटाने वाले चालान ऑर्डर',
    refunds: 'मंज़ूरी वाले रिफ़ंड',
    diverged: 'ऑर्डर से अलग पेमेंट',
    overdue: 'समय निकल गया',
  },
} satisfies Texts<typeof en>
