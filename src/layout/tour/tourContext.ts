import { createContext, useContext } from 'react'

export const TourContext = createContext<() => void>(() => {})

/** Returns a function that starts the guided tour. */
export const useStartTour = () => useContext(TourContext)
