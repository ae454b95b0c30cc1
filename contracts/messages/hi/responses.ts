import type { responses as english } from '../en/responses.ts'
import type { Texts } from '../types.ts'

export const responses = {
  tabs: 'जाँचें या फ़ाइलें',
  checks: 'जाँचें',
  files: 'फ़ाइलें',
  new: 'नया वेरिफ़िकेशन',
  first: 'एक %{subject} वेरिफ़ाई करें',
  upload: 'फ़ाइल अपलोड करें',
} as const satisfies Texts<typeof english>
