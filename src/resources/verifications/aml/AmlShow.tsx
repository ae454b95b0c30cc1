import { useShowContext } from 'ra-core'
import { useState } from 'react'
import { listAmlDecisions } from '../../../../contracts/calls/aml.ts'
import type { ResultOf } from '../../../../contracts/products/index.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { MissingCheck } from '../detail/MissingCheck.tsx'
import { VerificationShow } from '../detail/VerificationShow.tsx'
import type { VerificationDetail } from '../record.ts'
import { Decide } from './Decide.tsx'
import { ListsSearched } from './ListsSearched.tsx'
import { NoHit, SearchedAndListed, Why } from './matches.tsx'

export type AmlRecord = Omit<VerificationDetail, 'result'> & { result: ResultOf<'aml-screen'> | null }

/** A screening: why it hit, what the list says, and what was decided. */
const AmlShow = () => {
  const { record } = useShowContext<AmlRecord>()
  const [at, setAt] = useState(0)
  const result = record?.result
  const hit = result?.hits[at]
  const { data } = useCallQuery(listAmlDecisions, { params: { id: record?.id ?? '' } }, { enabled: hit !== undefined })
  if (!record || !result) return <VerificationShow missing={<MissingCheck />} />
  return (
    <VerificationShow
      missing={<MissingCheck />}
      result={
        <>
          {hit ? (
            <>
              <Why hit={hit} threshold={result.threshold} />
              <SearchedAndListed hit={hit} at={at} result={result} input={record.input} onMove={setAt} />
            </>
          ) : (
            <NoHit threshold={result.threshold} />
          )}
          <ListsSearched lists={result.lists} />
        </>
      }
      aside={
        hit && data ? (
          <Decide
            key={hit.entryKey}
            id={record.id}
            hit={hit}
            twoPeople={data.twoPeople}
            decision={data.decisions.find(one => one.entryKey === hit.entryKey)}
          />
        ) : undefined
      }
    />
  )
}

export default AmlShow
