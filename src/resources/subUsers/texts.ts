import type { z } from 'zod'
import { team as en } from '../../../contracts/messages/en/team.ts'
import { team as hi } from '../../../contracts/messages/hi/team.ts'
import type { subUser } from '../../../contracts/resources/subUser.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'

export type SubUser = z.output<(typeof subUser)['record']>

export const useTeamText = () => usePlainTexts({ en, hi })

export const nameOf = ({ firstName, lastName }: Pick<SubUser, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`
