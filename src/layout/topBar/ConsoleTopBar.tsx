import { useSession } from '../../authProvider/session.ts'
import { BrandLogo } from '../../components/BrandMark.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Greeting } from '../../customRoutes/dashboard/Greeting.tsx'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { WalletBar } from '../../wallets/WalletBar.tsx'
import { WalletButton } from '../../wallets/WalletButton.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { CustomerProfile } from './CustomerProfile.tsx'
import { MenuButton } from './MenuButton.tsx'
import styles from './TopBar.module.css'

const Palette = lazyPage<{ onClose: () => void }>(() => import('../palette/ConsolePalette.tsx'))

/**
 * Greeting, wallets, profile. Under 900 px the brand replaces the greeting and a single button replaces the wallets; the dashboard then
 * shows both (`PhoneWelcome`).
 */
export const ConsoleTopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const { config } = useSession()
  const narrow = useIsNarrow()
  const phone = useIsNarrow(600)
  if (!narrow)
    return (
      <>
        <Greeting />
        <WalletBar />
        <PaletteButton Palette={Palette} />
        <CustomerProfile />
      </>
    )
  return (
    <>
      <MenuButton onOpen={onOpenMenu} />
      <span className={styles.brand}>
        <BrandLogo name={config.brandName} />
      </span>
      <PaletteButton Palette={Palette} hidden={phone} />
      <WalletButton />
      <CustomerProfile />
    </>
  )
}
