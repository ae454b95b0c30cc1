import type { leads as en } from '../en/leads.ts'
import type { Texts } from '../types.ts'

export const leads = {
  received: 'धन्यवाद। हम जल्द ही आपसे संपर्क करेंगे।',
  demoSubject: 'डेमो का अनुरोध',
  contactSubject: 'संपर्क फ़ॉर्म',
  text: 'नाम: %{name}\nई-मेल: %{email}\nफ़ोन: %{phone}\nकंपनी: %{company}\nउत्पाद: %{product}\n\n%{message}',
  columns: {
    createdAt: 'समय, UTC',
    kind: 'प्रकार',
    name: 'नाम',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    companyName: 'कंपनी',
    productName: 'उत्पाद',
    message: 'संदेश',
    handledAt: 'निपटाया, UTC',
    handledBy: 'किसने निपटाया',
    id: 'ID',
  },
} as const satisfies Texts<typeof en>
