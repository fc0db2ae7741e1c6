import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { RaRecord } from 'react-admin';

/** A record that is to be added, or the changed fields of one that exists. */
export interface Change {
  data: Record<string, unknown>;
  before?: RaRecord | undefined;
}

/** A dialog that shows whom and how much a change affects, and asks whether to make it. */
export type Question = ComponentType<{ change: Change; onAnswer: (isConfirmed: boolean) => void }>;

const AskContext = createContext<(change: Change) => Promise<boolean>>(() => Promise.resolve(true));

/** Asks before a change is made, if the table has a question about it; otherwise true at once. */
export const useAsk = () => useContext(AskContext);

interface Asked {
  change: Change;
  answer: (isConfirmed: boolean) => void;
}

/** Asks a question before the changes in its children that `isAsked` about. */
export function QuestionProvider({
  question: Dialog,
  isAsked,
  children,
}: {
  question: Question;
  isAsked: (change: Change) => boolean;
  children: ReactNode;
}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (change: Change) =>
      isAsked(change)
        ? new Promise<boolean>((answer) => setAsked({ change, answer }))
        : Promise.resolve(true),
    [isAsked],
  );
  const onAnswer = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <AskContext.Provider value={ask}>
      {children}
      {asked && <Dialog change={asked.change} onAnswer={onAnswer} />}
    </AskContext.Provider>
  );
}
