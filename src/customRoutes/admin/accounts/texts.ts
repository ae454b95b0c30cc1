import type { listStaff, readStaff } from '../../../../contracts/calls/staff.ts'
import { staff as en } from '../../../../contracts/messages/en/staff.ts'
import { staff as hi } from '../../../../contracts/messages/hi/staff.ts'
import type { Success } from '../../../dataProvider/api.ts'
import { usePlainTexts } from '../../../i18n/plainTexts.ts'

/** The words of the super-admin's pages, which load with them. */
export const useStaffText = () => usePlainTexts({ en, hi })

export type StaffText = ReturnType<typeof useStaffText>
export type Member = Success<typeof listStaff>['staff'][number]
export type MemberDetail = Success<typeof readStaff>
