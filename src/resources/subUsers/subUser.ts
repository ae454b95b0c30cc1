import type { z } from 'zod'
import type { subUser } from '../../../contracts/resources/subUser.ts'

export type SubUser = z.output<(typeof subUser)['record']>

export const nameOf = ({ firstName, lastName }: Pick<SubUser, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`
