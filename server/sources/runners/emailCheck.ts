import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { defineRunner } from './define.ts'
import { describeAddress } from './mailDomains.ts'

export const emailCheck = defineRunner('email-check', {
  record: z.object({
    /** The mailbox exists; null if its server does not say. */
    mailbox: z.boolean().nullable(),
    /** The domain has a mail server. */
    acceptsMail: z.boolean(),
    acceptsAnyName: z.boolean().nullable(),
    /** The source's own list. */
    disposable: z.boolean().nullable(),
  }),
  sandbox(_input, synthetic) {
    const acceptsAnyName = !synthetic.plain && synthetic.chance() < 0.08
    return {
      mailbox: synthetic.plain || (!synthetic.mismatch && synthetic.chance() > 0.06),
      acceptsMail: true,
      acceptsAnyName,
      disposable: false,
    }
  },
  sample: random => ({ email: generateIdentifier('email', random) }),
  remote: {
    path: '/email',
    body: { email: 'email' },
    record: {
      mailbox: 'data.mailbox_exists',
      acceptsMail: 'data.accepts_mail',
      acceptsAnyName: 'data.accept_all',
      disposable: 'data.disposable',
    },
  },
  result({ email }, { mailbox, acceptsMail, acceptsAnyName, disposable }) {
    const address = describeAddress(email)
    const isDisposable = address.disposable || disposable === true
    const isRisky = isDisposable || acceptsAnyName === true || mailbox === null
    return {
      ...address,
      status: !acceptsMail || mailbox === false ? 'undeliverable' : isRisky ? 'risky' : 'deliverable',
      disposable: isDisposable,
      acceptsMail,
      acceptsAnyName,
    }
  },
})
