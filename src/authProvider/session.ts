import { createContext, useContext } from 'react'
import type { z } from 'zod'
import type { profile } from '../../contracts/calls/account.ts'
import type { Call } from '../../contracts/calls/define.ts'
import { type Action, canAccess, canCall, type Grants } from '../../contracts/people/permissions.ts'
import type { Resource } from '../../contracts/resources/define.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'

export type Profile = Omit<z.infer<typeof profile>, 'permissions'>

export interface Session {
  /** The account's id; for a sub-user, the id of the parent account. */
  userId: string
  subUserId: string | null
  role: 'customer' | 'subUser'
  profile: Profile
  permissions: Grants
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

/** Whether the signed-in customer may make a call, as the call declares it. The server decides; this hides buttons. */
export const useCanCall = (call: Pick<Call, 'access'>): boolean => canCall(useSession().permissions, call)

/** The same for an action of a resource. */
export const useCanAccess = ({ permission }: Pick<Resource, 'permission'>, action: Action): boolean =>
  canAccess(useSession().permissions, { action, permission })

/** False for a view-only secondary user. The server refuses their changes, so buttons for changes are hidden. */
export const useCanEdit = (): boolean => !useContext(SessionContext)?.profile.viewOnly
