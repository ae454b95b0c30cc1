import type { listRecipients } from '../../../../contracts/calls/recipients.ts'
import type { SuccessReply } from '../../../dataProvider/api.ts'

export type Recipients = SuccessReply<typeof listRecipients>
export type Recipient = Recipients['recipients'][number]
