import { createContext, useContext } from 'react'
import type { z } from 'zod'
import type { profile } from '../../contracts/calls/account.ts'
import type { Call } from '../../contracts/calls/define.ts'
import { type Action, canAccess, canCall, type Role } from '../../contracts/permissions.ts'
import type { Resource } from '../../contracts/resources/define.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'

export type Profile = z.infer<typeof profile>

export interface Session {
  /** The account's id; for a sub-user, the id of the parent account. */
  userId: string
  subUserId: string | null
  role: Extract<Role, 'customer' | 'subUser'>
  profile: Profile
  kycComplete: boolean
  config: ClientConfig
}

export const SessionContext = createContext<Session | null>(null)

/** The signed-in customer; always set inside the console's layout. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession stands outside the console.')
  return session
}

/** Whether the role of the signed-in customer may make a call, as the call declares it. The server decides; this hides buttons. */
export const useCanCall = (call: Pick<Call, 'access'>): boolean => canCall(useSession().role, call)

/** The same for an action of a resource. */
export const useCanAccess = ({ permission }: Pick<Resource, 'permission'>, action: Action): boolean =>
  canAccess(useSession().role, { action, permission })

/** False for a view-only secondary user. The server refuses their changes, so buttons for changes are hidden. */
export const useCanEdit = (): boolean => !useContext(SessionContext)?.profile.viewOnly
