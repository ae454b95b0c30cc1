import type { listStaff, readStaff } from '../../../../contracts/calls/staff.ts'
import type { Success } from '../../../dataProvider/api.ts'

export type Member = Success<typeof listStaff>['staff'][number]
export type MemberDetail = Success<typeof readStaff>
