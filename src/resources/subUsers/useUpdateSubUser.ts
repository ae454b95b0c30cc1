import { useNotify, useRefresh, useUpdate } from 'ra-core'
import type { CallError } from '../../dataProvider/callError.ts'
import type { SubUser } from './subUser.ts'

/** Saves a change of one person and says so; false when it was refused, which is said too. */
export function useUpdateSubUser(person: SubUser) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate<SubUser, CallError>()

  async function change(data: { access?: SubUser['access']; isActive?: boolean }, done: string): Promise<boolean> {
    try {
      await update('sub-users', { id: person.id, data, previousData: person }, { returnPromise: true })
      notify(done, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
      return false
    }
  }

  return { change, isPending }
}
