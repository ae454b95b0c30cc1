import type { listRecipients } from '../../../../contracts/calls/recipients.ts'
import type { Success } from '../../../dataProvider/api.ts'

export type Recipients = Success<typeof listRecipients>
export type Recipient = Recipients['recipients'][number]
