import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { WalletBar } from '../../wallets/WalletBar.tsx'
import { Greeting } from './Greeting.tsx'

/** At the head of the dashboard under 900 px, where the top bar has no room for them. */
export const PhoneWelcome = () => {
  const narrow = useIsNarrow()
  return (
    narrow && (
      <>
        <Greeting />
        <WalletBar />
      </>
    )
  )
}
