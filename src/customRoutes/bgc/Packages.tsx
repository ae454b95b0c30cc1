import { Button, Skeleton } from '@mui/material'
import { useState } from 'react'
import { type BgcPackage, listBgcPackages, saveBgcPackage } from '../../../contracts/calls/bgc.ts'
import { bgcChecks } from '../../../contracts/cases/bgc/checks.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'

const PackageDialog = lazyPage(() => import('./PackageDialog.tsx'))

/** What can be asked of a candidate, with what it costs and how long it takes. */
export const Packages = () => {
  const text = useTexts('bgcScreen')
  const maySave = useCanCall(saveBgcPackage)
  const { data } = useCallQuery(listBgcPackages, {})
  const [edited, setEdited] = useState<BgcPackage | 'new'>()
  return (
    <Section
      title={text('packages.title')}
      aside={
        maySave && (
          <Button size="small" onClick={() => setEdited('new')}>
            {text('packages.create')}
          </Button>
        )
      }
    >
      {!data && <Skeleton variant="rounded" height={160} />}
      <ul className={styles.packages}>
        {data?.packages.map(one => (
          <Package key={one.id} shown={one} onEdit={maySave ? () => setEdited(one) : undefined} />
        ))}
      </ul>
      {edited && <PackageDialog {...(edited !== 'new' && { edited })} onClose={() => setEdited(undefined)} />}
    </Section>
  )
}

const Package = ({ shown, onEdit }: { shown: BgcPackage; onEdit: (() => void) | undefined }) => {
  const text = useTexts('bgcScreen')
  const locale = useLocale()
  const { name, checks, cost, expected, running, reviewedBy } = shown
  const days = (count: number) => text('figures.days', { smart_count: count })
  return (
    <li>
      <header>
        <h3>{name[locale]}</h3>
        {onEdit && (
          <Button size="small" aria-label={text('packages.editNamed', { name: name[locale] })} onClick={onEdit}>
            {text('packages.edit')}
          </Button>
        )}
      </header>
      <p>{checks.map(check => bgcChecks[check].label[locale]).join(', ')}</p>
      <p className="num">
        {[
          text('packages.price', { least: formatPaise(cost.least), most: formatPaise(cost.most) }),
          text('packages.time', { half: days(expected.p50Days), most: days(expected.p90Days) }),
          ...(reviewedBy === 'verifiers' ? [text('packages.byVerifiers')] : []),
          ...(running > 0 ? [text('packages.running', { smart_count: running })] : []),
        ].join(' · ')}
      </p>
    </li>
  )
}
