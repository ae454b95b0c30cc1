import { useMediaQuery } from '@mui/material'
import { Greeting } from './topBar/Greeting.tsx'
import { WalletBar } from './wallets/WalletBar.tsx'

/** At the head of the dashboard under 900 px, where the top bar has no room for them. */
export const PhoneWelcome = () => {
  const narrow = useMediaQuery('(max-width:899.95px)')
  return (
    narrow && (
      <>
        <Greeting />
        <WalletBar />
      </>
    )
  )
}
