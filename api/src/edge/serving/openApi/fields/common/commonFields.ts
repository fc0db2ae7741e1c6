import type { FieldTexts } from '../fieldTexts.js';
import { commonOfMoney } from './money.js';
import { commonOfOffice } from './office.js';
import { commonOfPeople } from './people.js';
import { commonOfReports } from './reports.js';
import { commonOfSignIn } from './signIn.js';
import { commonOfTrips } from './trips.js';

/**
 * The descriptions of fields that mean the same in every schema, by their name. A name that means different
 * things is described with its kind of value, such as `month:int64`.
 */
export const commonFields: FieldTexts = {
  ...commonOfPeople,
  ...commonOfTrips,
  ...commonOfMoney,
  ...commonOfOffice,
  ...commonOfReports,
  ...commonOfSignIn,
};
