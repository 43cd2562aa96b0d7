import { mountAll } from '../../frontend/mount';
import { createTabs } from '../../frontend/tabs/create-tabs';
import { readOptions } from '../../frontend/tabs/options';

mountAll( 'tabs', createTabs, readOptions );
