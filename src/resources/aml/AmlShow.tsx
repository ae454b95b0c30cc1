import { FlaskConical, ShieldCheck } from 'lucide-react'
import { useShowContext } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listAmlDecisions } from '../../../contracts/calls/aml.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { formatScore } from '../../../contracts/platform/scores.ts'
import type { ListInSearch } from '../../../contracts/products/amlScreen.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { namedEntries } from '../../../contracts/screening/namedEntries.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MonitorSection } from '../monitors/MonitorSection.tsx'
import { MissingCheck } from '../verifications/detail/MissingCheck.tsx'
import { VerificationShow } from '../verifications/detail/VerificationShow.tsx'
import { useProduct } from '../verifications/product.ts'
import { ResultTableSection } from '../verifications/ResultTableSection.tsx'
import type { VerificationDetail } from '../verifications/record.ts'
import styles from './Aml.module.css'
import { Basis } from './Basis.tsx'
import { Contradictions } from './Contradictions.tsx'
import { Decide } from './Decide.tsx'
import { History } from './History.tsx'
import { HitList } from './HitList.tsx'
import { Risk } from './Risk.tsx'
import { SearchedAndListed } from './SearchedAndListed.tsx'
import { Why } from './Why.tsx'
import { Work } from './Work.tsx'

export type AmlRecord = Omit<VerificationDetail, 'result'> & { result: ResultOf<'aml-screen'> | null }

/** A screening: why it hit, what the list says, and what was decided. */
const AmlShow = () => {
  const { record } = useShowContext<AmlRecord>()
  const [at, setAt] = useState(0)
  const meaning = useMeaning()
  const result = record?.result
  const hit = result ? namedEntries(result)[at] : undefined
  const { data } = useCallQuery(listAmlDecisions, { params: { id: record?.id ?? '' } }, { enabled: hit !== undefined })
  if (!record || !result) return <VerificationShow missing={<MissingCheck />} />
  return (
    <VerificationShow
      missing={<MissingCheck />}
      meaning={meaning(result)}
      result={
        <>
          {hit ? (
            <>
              <HitList id={record.id} result={result} work={data} at={at} onShow={setAt} />
              <Contradictions hit={hit} isRuledOut={at >= result.hits.length} threshold={result.threshold} />
              <Why hit={hit} threshold={result.threshold} />
              <SearchedAndListed hit={hit} at={at} result={result} input={record.input} onMove={setAt} />
            </>
          ) : (
            <NoHit result={result} />
          )}
          <ListsSearched lists={result.lists} />
        </>
      }
      aside={
        <>
          {hit && data && (
            <Decide
              key={hit.entryKey}
              id={record.id}
              hit={hit}
              twoPeople={data.twoPeople}
              decision={data.decisions.find(one => one.entryKey === hit.entryKey)}
            />
          )}
          <Work id={record.id} />
          <Basis input={record.input} />
          <Risk result={result} hit={hit} />
          <History id={record.id} />
          <MonitorSection record={record} />
        </>
      }
    />
  )
}

/** What a screening means now, in one line: decisions made after it count. */
function useMeaning(): (result: ResultOf<'aml-screen'>) => string {
  const text = useTexts('aml')
  const ofHits = ({ hits, hitCount, lists, score, threshold }: ResultOf<'aml-screen'>) => {
    if (hitCount === 0) return text('meaning.none', { smart_count: lists.length, threshold: formatScore(threshold) })
    const words = { smart_count: hitCount, score: formatScore(score ?? 0) }
    if (hits.some(({ decision }) => decision === 'true_match')) return text('meaning.match', words)
    const open = hits.filter(({ decision }) => decision === 'open').length
    return open > 0 ? text('meaning.open', { ...words, open }) : text('meaning.ruledOut', words)
  }
  return result => {
    const { ruledOut = [], ruledOutCount } = result
    const count = ruledOutCount ?? 0
    const isMatch = ruledOut.some(({ decision }) => decision === 'true_match')
    return [
      ofHits(result),
      ...(count > 0 ? [text('ruledOut.count', { smart_count: count, count })] : []),
      ...(isMatch ? [text('ruledOut.match')] : []),
      ...(isOnSamples(result) ? [text('meaning.samples')] : []),
    ].join(' ')
  }
}

const isOnSamples = ({ lists }: ResultOf<'aml-screen'>) => lists.some(({ origin }) => origin === 'sample')

const NoHit = ({ result }: { result: ResultOf<'aml-screen'> }) => {
  const text = useTexts('aml')
  if (isOnSamples(result))
    return (
      <EmptyState icon={FlaskConical} tone="neutral" title={text('noHitOnSamples')}>
        {text('noHitOnSamplesDetail')}
      </EmptyState>
    )
  return (
    <EmptyState icon={ShieldCheck} tone="neutral" title={text('noHit')}>
      {text('noHitDetail', { threshold: formatScore(result.threshold) })}
    </EmptyState>
  )
}

/** Which lists of which version and date were searched: an auditor asks for it most where nothing was found. */
const ListsSearched = ({ lists }: { lists: readonly ListInSearch[] }) => {
  const field = useProduct().resultFields.find(({ source }) => source === 'lists')
  const text = useTexts('aml')
  return (
    <>
      {field?.kind === 'table' && <ResultTableSection field={field} value={lists} />}
      <p className={styles.links}>
        <Link to={paths.amlLists}>{text('ownLists')}</Link>
        <Link to={paths.amlSettings}>{text('settings')}</Link>
      </p>
    </>
  )
}

export default AmlShow
