import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useListContext } from 'ra-core'
import { covers, type IpAddress, type IpRange, parseAddress, parseRange } from '../../../contracts/ipAddress.ts'
import type { AllowedAddress } from '../../../contracts/resources/allowedAddress.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useAddressText } from './texts.ts'
import { useOwnAddress } from './useOwnAddress.ts'

/** Asks before an entry goes, and says what follows: a list that is open again, or one that leaves oneself outside. */
export const RemoveAddress = ({ entry, onClose }: { entry: AllowedAddress; onClose: () => void }) => {
  const text = useAddressText()
  const toast = useToast()
  const cache = useQueryClient()
  const { data = [] } = useListContext<AllowedAddress>()
  const { data: own } = useOwnAddress()
  const [remove] = useDelete<AllowedAddress>()
  const { id, address } = entry
  const others = data.filter(one => one.id !== id)
  const holdsOwn = (one: AllowedAddress) =>
    !one.disabledAt && covers(parseRange(one.address) as IpRange, parseAddress(own?.address ?? '') as IpAddress)
  const leavesOwn = own?.address && others.length > 0 && holdsOwn(entry) && !others.some(holdsOwn)

  const confirm = async () => {
    try {
      await remove('allowed-addresses', { id }, { returnPromise: true })
      onClose()
      toast(text('removing.done', { address }), 'success')
      void cache.invalidateQueries()
    } catch (error) {
      toast((error as CallError).message, 'error')
    }
  }

  return (
    <ConfirmDialog
      danger
      title={text('removing.title', { address })}
      confirm={text('removing.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {text(others.length === 0 ? 'removing.last' : 'removing.detail')}{' '}
      {leavesOwn && text('removing.mine', { address: own.address ?? '' })}
    </ConfirmDialog>
  )
}
