import SearchIcon from '@mui/icons-material/Search';
import { Box, Chip, InputAdornment, MenuItem, TextField } from '@mui/material';
import { type DeskFilter, type DeskLane, deskLanes, type DeskTrip, type MapBounds } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { DensityButton } from '../../frame/table/density.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { CarTypeName } from '../../trips/carType/CarTypeName.js';

interface DeskFiltersProps {
  filter: DeskFilter;
  onChange: (filter: DeskFilter) => void;
  /** The car types of the open trips. */
  carTypes: readonly string[];
  /** The trips of each lane, shown or not. */
  lanes: Readonly<Record<DeskLane, readonly DeskTrip[]>>;
  /** Returns the visible part of the map; null before there is a map. */
  shownArea: () => MapBounds | null;
  /** Comes first in the row. */
  children: ReactNode;
}

/**
 * Limits the desk to trips that contain a text, to a car type, to pickups in a part of the map, and to some
 * lanes; and makes its rows dense.
 */
export function DeskFilters({ filter, onChange, carTypes, lanes, shownArea, children }: DeskFiltersProps) {
  const t = useText();
  const format = useFormat();
  const toggle = (lane: DeskLane, isHidden: boolean) =>
    onChange({
      ...filter,
      hiddenLanes: isHidden
        ? filter.hiddenLanes.filter((other) => other !== lane)
        : [...filter.hiddenLanes, lane],
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {children}
      <TextField
        type="search"
        size="small"
        label={t('panel_desk_search')}
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
        sx={{ width: 180 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        fullWidth={false}
        size="small"
        label={t('panel_car_type')}
        value={filter.carType}
        onChange={({ target }) => onChange({ ...filter, carType: target.value })}
        sx={{ minWidth: 140 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('panel_desk_all_car_types')}</MenuItem>
        {carTypes.map((name) => (
          <MenuItem key={name} value={name}>
            <CarTypeName name={name} />
          </MenuItem>
        ))}
      </TextField>
      <Chip
        component="button"
        clickable
        aria-pressed={filter.area !== null}
        color={filter.area ? 'primary' : 'default'}
        variant={filter.area ? 'filled' : 'outlined'}
        label={t('panel_desk_area')}
        onClick={() => onChange({ ...filter, area: filter.area ? null : shownArea() })}
      />
      <Box
        role="group"
        aria-label={t('panel_desk_lanes')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flex: '1 1 380px' }}
      >
        {deskLanes.map((lane) => {
          const isHidden = filter.hiddenLanes.includes(lane);
          return (
            <Chip
              key={lane}
              component="button"
              clickable
              aria-pressed={!isHidden}
              variant={isHidden ? 'outlined' : 'filled'}
              label={`${t(`panel_desk_${lane}`)} ${format.number(lanes[lane].length)}`}
              onClick={() => toggle(lane, isHidden)}
            />
          );
        })}
      </Box>
      <DensityButton />
    </Box>
  );
}
