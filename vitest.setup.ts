import fc from 'fast-check';

// Making a failed example smaller can take hours, and no time limit of a test can end it.
fc.configureGlobal({ interruptAfterTimeLimit: 100_000 });
