import type { listRecipients } from '../../../../contracts/calls/notices.ts'
import type { Success } from '../../../dataProvider/api.ts'

export type Recipients = Success<typeof listRecipients>
export type Recipient = Recipients['recipients'][number]
