import { mountAll } from '../../frontend/mount';
import { createSlider } from '../../frontend/slider/create-slider';

// Options and the settings of old pages pass one schema: readSettings().
mountAll( 'slider', createSlider, Object );
