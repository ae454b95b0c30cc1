import { z } from 'zod'
import { choice, defineStep, text } from './define.ts'

export const codeStep = defineStep({
  kind: 'code',
  label: text('Code', 'कोड'),
  summary: text('The person enters a code sent to the phone or e-mail.', 'व्यक्ति फ़ोन या ईमेल पर आया कोड डालता है।'),
  icon: 'smartphone',
  actor: 'subject',
  settings: z.strictObject({ channel: z.enum(['email', 'phone']).default('phone') }),
  settingsFields: [
    {
      source: 'channel',
      label: text('Sent to', 'कहाँ भेजें'),
      kind: 'select',
      options: [
        { value: 'phone', label: text('Phone', 'फ़ोन') },
        { value: 'email', label: text('E-mail', 'ईमेल') },
      ],
    },
  ],
  answer: z.object({ code: z.string().regex(/^\d{6}$/, 'Enter the six digits.') }),
  answerFields: [{ source: 'code', label: text('Six-digit code', 'छह अंकों का कोड') }],
  outcomes: {
    confirmed: choice('Confirmed', 'पुष्टि हुई', 'success'),
    wrong: choice('Not confirmed', 'पुष्टि नहीं हुई', 'danger'),
  },
  facts: [{ source: 'address', label: text('Confirmed address', 'पुष्ट पता'), mask: 'tail' }],
  example: { settings: { channel: 'phone' }, answer: { code: '123456' } },
})
