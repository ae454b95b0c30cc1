import type { leads as en } from '../en/leads.ts'
import type { Texts } from '../types.ts'

export const leads = {
  received: 'धन्यवाद। हम जल्द ही आपसे संपर्क करेंगे।',
  demoSubject: 'डेमो की रिक्वेस्ट',
  contactSubject: 'संपर्क फ़ॉर्म',
  text: 'नाम: %{name}\nईमेल: %{email}\nफ़ोन: %{phone}\nकंपनी: %{company}\nप्रोडक्ट: %{product}\n\n%{message}',
} as const satisfies Texts<typeof en>
