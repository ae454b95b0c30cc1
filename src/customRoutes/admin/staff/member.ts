import type { listStaff, readStaff } from '../../../../contracts/calls/staff.ts'
import type { SuccessReply } from '../../../dataProvider/api.ts'

export type Member = SuccessReply<typeof listStaff>['staff'][number]
export type MemberDetail = SuccessReply<typeof readStaff>
