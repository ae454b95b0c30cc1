import { useMemo, useState } from 'react'
import type { BoardLayout } from '../../../contracts/inquiries/board.ts'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { everything, type ViewChoice, viewOf } from './view/view.ts'

export type MovedPlaces = BoardLayout['places']

/** What a person has chosen to see, and what is seen of the graph then. */
export function useView(shown: ShownInquiryDetail) {
  const [choice, setChoice] = useState<ViewChoice>(everything)
  const [places, setPlaces] = useState<MovedPlaces>({})
  const [chosen, setChosen] = useState<string>()
  const view = useMemo(() => viewOf(shown, choice), [shown, choice])
  return {
    choice,
    view,
    places,
    /** The node whose details are open. */
    chosen: shown.nodes.find(({ id }) => id === chosen),
    choose: setChosen,
    change: (some: Partial<ViewChoice>) => setChoice(now => ({ ...now, ...some })),
    reset: () => setChoice(everything),
    toggle: (id: string) =>
      setChoice(now => ({
        ...now,
        collapsed: now.collapsed.includes(id) ? now.collapsed.filter(one => one !== id) : [...now.collapsed, id],
      })),
    move: (id: string, place: { x: number; y: number }) => setPlaces(now => ({ ...now, [id]: place })),
    open: ({ places: saved, ...rest }: BoardLayout) => {
      setPlaces(saved)
      setChoice({ ...rest, query: '' })
    },
    layout: (): BoardLayout => ({
      places,
      collapsed: [...choice.collapsed],
      hiddenKinds: [...choice.hiddenKinds],
      grouped: choice.grouped,
      until: choice.until,
    }),
  }
}

export type ViewState = ReturnType<typeof useView>
