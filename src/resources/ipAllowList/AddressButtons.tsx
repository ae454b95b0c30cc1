import { Button } from '@mui/material'
import { LocateFixed, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddAddress } from './AddAddress.tsx'
import { useCurrentIp } from './useCurrentIp.ts'

/** An address, or one's own, which is filled in and may still be changed. */
export const AddressButtons = () => {
  const text = useTexts('ipAllowList')
  const { data: own } = useCurrentIp()
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LocateFixed />}
        disabled={!own?.address}
        onClick={() => setAsked(own?.address ?? '')}
      >
        {text('addMine')}
      </Button>
      <Button variant="contained" startIcon={<Plus />} onClick={() => setAsked('')}>
        {text('add')}
      </Button>
      {asked !== null && <AddAddress first={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
