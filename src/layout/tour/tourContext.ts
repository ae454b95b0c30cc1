import { createContext, useContext } from 'react'

export const TourContext = createContext<() => void>(() => {})

/** Starts the guided tour. */
export const useStartTour = () => useContext(TourContext)
